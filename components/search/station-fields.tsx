import { useLocale, useTranslations } from 'next-intl';
import {
  DEFAULT_WITHIN_M,
  REACH_MINUTES,
  type SearchParams,
  STATION_SYSTEMS,
  WITHIN_STEPS_M,
} from 'thai-property-search/params';
import type { Station } from '@/lib/content/collections';
import { nearestStations, walkAlong } from '@/lib/content/distance';
import type { Places } from '@/lib/content/places.server';
import { localizedText } from '@/lib/i18n/locales';
import { Select } from '../ui/field';
import { formatDistance, reachPlace } from './filter-words';
import { CollapsibleFields, LateGroup } from './late-group';
import {
  ChoiceCheckboxes,
  ChoicePills,
  ChoiceSelect,
  countedChoices,
  type FilterProps,
  optionsWith,
} from './search-fields';

function linesOf({ stations }: Places): ReadonlyMap<Station['line'], readonly string[]> {
  const lines = new Map<Station['line'], string[]>();
  for (const { id, line } of stations.values()) lines.set(line, [...(lines.get(line) ?? []), id]);
  return lines;
}

function WithinField({ params: { within = DEFAULT_WITHIN_M } }: { params: SearchParams }) {
  const t = useTranslations();
  const label = (metres: number) =>
    t('Filters.withinOption', { distance: formatDistance(t, metres), minutes: walkAlong(metres).minutes });
  const others = optionsWith(WITHIN_STEPS_M, within).filter((metres) => metres !== DEFAULT_WITHIN_M);
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

/** A walk to a station, in straight-line metres: other landmarks are out of reach by train. */
const LANDMARK_WITHIN_M = 1_200;

type ReachProps = Omit<FilterProps, 'allFields'> & { nameOf: (station: string) => string };

/** Two fields of one name: the minutes, and the place. */
function ReachFields(props: ReachProps) {
  const t = useTranslations();
  const { reach } = props.params;
  const counts = props.result.facets.reach;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-medium">{t('Filters.reach')}</legend>
      <p className="mb-1 text-muted text-sm">{t('Filters.reachHint')}</p>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-3">
        <Select key={reach?.minutes} name="reach" label={t('Filters.reachTime')} defaultValue={reach?.minutes ?? 30}>
          {REACH_MINUTES.map((minutes) => (
            <option key={minutes} value={minutes}>
              {reach === undefined
                ? t('Filters.minutes', { minutes })
                : t('Filters.counted', {
                    label: t('Filters.minutes', { minutes }),
                    count: counts.get(String(minutes)) ?? 0,
                  })}
            </option>
          ))}
        </Select>
        <ReachPlaceField key={reach?.to} {...props} />
      </div>
    </fieldset>
  );
}

/** A field with suggestions chooses in the list, because phones cannot search in one. Without scripts, the list itself. */
function ReachPlaceField({ params: { reach }, places, nameOf }: ReachProps) {
  const t = useTranslations();
  const locale = useLocale();
  const landmarks = [...places.landmarks.values()]
    .filter((landmark) => nearestStations(landmark, places.stations.values(), LANDMARK_WITHIN_M, 1).length > 0)
    .map(({ id, name }) => ({ id, label: localizedText(name, locale).text }))
    .sort((a, b) => a.label.localeCompare(b.label, locale));
  const groups = [...linesOf(places)].map(([line, ids]) => ({
    label: t(`Filters.line.${line}`),
    places: ids.map((id) => ({ id, label: nameOf(id) })),
  }));
  const isListed = places.stations.has(reach?.to ?? '') || landmarks.some(({ id }) => id === reach?.to);
  const chosen = reach && reachPlace(t, locale, reach.to, places);
  return (
    <div>
      <label htmlFor="reach-place" className="mb-1 block font-medium">
        {t('Filters.reachTo')}
      </label>
      <input
        id="reach-place"
        list="reach-places"
        data-picks="reach-to"
        autoComplete="off"
        defaultValue={chosen}
        placeholder={t('Filters.reachPlace')}
        aria-describedby="reach-unknown"
        className="peer text-box noscript:hidden"
      />
      <datalist id="reach-places" />
      <p id="reach-unknown" className="mt-1 hidden text-danger text-sm peer-aria-invalid:block">
        {t('Filters.reachUnknown')}
      </p>
      <select
        id="reach-to"
        name="reach"
        aria-label={t('Filters.reachTo')}
        defaultValue={reach?.to ?? ''}
        className="text-box hidden noscript:block"
      >
        <option value="">{t('Filters.any')}</option>
        {reach === undefined || isListed ? null : <option value={reach.to}>{chosen}</option>}
        {[...groups, { label: t('Filters.landmarks'), places: landmarks }].map(({ label, places: offered }) => (
          <optgroup key={label} label={label}>
            {offered.map((place) => (
              <option key={place.id} value={place.id}>
                {place.label}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </div>
  );
}

const isSystem = (station: string | undefined) => STATION_SYSTEMS.some((system) => system === station);

export function SystemsField({ params, result }: FilterProps) {
  const t = useTranslations('Filters');
  return (
    <ChoicePills
      inRow
      name="station"
      legend={t('stations')}
      choices={countedChoices(STATION_SYSTEMS, result.facets.stations, params.stations)}
      chosen={params.stations}
      labelOf={(system) => t(`system.${system}`)}
    />
  );
}

export function LineFields(props: FilterProps) {
  const t = useTranslations('Filters');
  return (
    <LateGroup
      name="stations"
      title={t('lines')}
      hasField={({ name, only }) =>
        name === 'within' || name === 'reach' || (name === 'stations' && !isSystem(only.stations[0]))
      }
      {...props}
    >
      <FieldsOfLines {...props} />
    </LateGroup>
  );
}

function FieldsOfLines({ params, result, places }: FilterProps) {
  const t = useTranslations('Filters');
  const locale = useLocale();
  const lines = [...linesOf(places)]
    .map(([line, ids]) => ({ line, choices: countedChoices([line, ...ids], result.facets.stations, params.stations) }))
    .filter(({ choices }) => choices.length > 0);
  const nameOf = (id: string) => {
    const station = places.stations.get(id);
    return station === undefined ? id : `${localizedText(station.name, locale).text} ${station.code}`;
  };
  return (
    <>
      <ReachFields params={params} result={result} places={places} nameOf={nameOf} />
      <WithinField params={params} />
      <div>
        {lines.map(({ line, choices }) => (
          <CollapsibleFields
            key={line}
            title={t(`line.${line}`)}
            open={choices.some(({ value }) => params.stations.includes(value))}
          >
            <ChoiceCheckboxes
              name="station"
              legend={t(`line.${line}`)}
              quiet
              wide
              choices={choices}
              chosen={params.stations}
              labelOf={(id) => (id === line ? t('wholeLine') : nameOf(id))}
            />
          </CollapsibleFields>
        ))}
      </div>
    </>
  );
}
