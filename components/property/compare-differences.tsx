import { useTranslations } from 'next-intl';
import type { CompareRow } from './use-compare-rows';

/** Ticked from three listings on, because their rows are tall. Two listings fit on a screen. */
export function DifferencesSwitch({ homes }: { homes: number }) {
  const t = useTranslations('Compare');
  return (
    <div className="flex flex-wrap items-center gap-x-5 print:hidden">
      <label className="tick-row">
        <input type="checkbox" defaultChecked={homes > 2} className="tick compare-switch" />
        {t('onlyDiffering')}
      </label>
      <p data-differs="" className="text-muted text-sm">
        {t('differsLegend')}
      </p>
    </div>
  );
}

export function UnknownValue({ text }: { text: string }) {
  return (
    <span className="font-normal text-muted">
      <span aria-hidden="true">–</span>
      <span className="sr-only">{text}</span>
    </span>
  );
}

export function SameFacts({ rows }: { rows: readonly CompareRow[] }) {
  const t = useTranslations('Compare');
  return (
    <section className="compare-same">
      <h2>{t('same')}</h2>
      <dl>
        {rows.map(({ key, name, cells: [cell] }) => (
          <div key={key}>
            <dt>{name}</dt> <dd>{cell?.shown}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
