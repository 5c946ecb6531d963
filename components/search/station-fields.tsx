import { useLocale, useTranslations } from 'next-intl';
import type { Station } from '@/lib/content/collections';
import { walkingMinutes } from '@/lib/content/distance';
import type { Places } from '@/lib/content/places.server';
import { words } from '@/lib/i18n/words';
import { DEFAULT_WITHIN_M, type SearchParams, STATION_SYSTEMS, WITHIN_STEPS_M } from '@/lib/search/params';
import { ChoiceSelect } from './choice-select';
import { ChoiceTicks } from './choice-ticks';
import { countedChoices, numbersWith } from './counted-choices';
import type { FilterProps } from './filter-props';
import { distanceWords } from './filter-words';
import { FoldedFields } from './folded-fields';

/** Station ids by line, in the order of the content files. */
function linesOf({ stations }: Places): ReadonlyMap<Station['line'], readonly string[]> {
  const lines = new Map<Station['line'], string[]>();
  for (const { id, line } of stations.values()) lines.set(line, [...(lines.get(line) ?? []), id]);
  return lines;
}

function WithinField({ params: { within = DEFAULT_WITHIN_M } }: { params: SearchParams }) {
  const t = useTranslations();
  const label = (metres: number) =>
    t('Filters.withinOption', { distance: distanceWords(t, metres), minutes: walkingMinutes(metres) });
  const others = numbersWith(WITHIN_STEPS_M, within).filter((metres) => metres !== DEFAULT_WITHIN_M);
  return (
    <ChoiceSelect
      name="within"
      label={t('Filters.within')}
      hint={t('Filters.straightLine')}
      value={within === DEFAULT_WITHIN_M ? undefined : within}
      any={label(DEFAULT_WITHIN_M)}
      options={others.map((metres) => ({ value: String(metres), label: label(metres) }))}
    />
  );
}

/** The station filter: any station, any of a system, or individual stations by line. */
export function StationFields({ params, result, places }: FilterProps) {
  const t = useTranslations('Filters');
  const locale = useLocale();
  const lines = [...linesOf(places)]
    .map(([line, ids]) => ({ line, choices: countedChoices(ids, result.facets.stations, params.stations) }))
    .filter(({ choices }) => choices.length > 0);
  const nameOf = (id: string) => {
    const station = places.stations.get(id);
    return station === undefined ? id : `${words(station.name, locale).text} ${station.code}`;
  };
  return (
    <FoldedFields title={t('stations')} open={params.stations.length > 0}>
      <WithinField params={params} />
      <ChoiceTicks
        name="station"
        legend={t('stations')}
        quiet
        wide
        choices={countedChoices(STATION_SYSTEMS, result.facets.stations, params.stations)}
        chosen={params.stations}
        wordsOf={(system) => t(`system.${system}`)}
      />
      <div>
        {lines.map(({ line, choices }) => (
          <FoldedFields
            key={line}
            title={t(`line.${line}`)}
            open={choices.some(({ value }) => params.stations.includes(value))}
          >
            <ChoiceTicks
              name="station"
              legend={t(`line.${line}`)}
              quiet
              wide
              choices={choices}
              chosen={params.stations}
              wordsOf={nameOf}
            />
          </FoldedFields>
        ))}
      </div>
    </FoldedFields>
  );
}
