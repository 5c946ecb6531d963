import { useLocale, useTranslations } from 'next-intl';
import type { TeamMember, Work } from '@/lib/content/collections';
import { picturePairs } from '@/lib/content/gallery';
import type { Places } from '@/lib/content/places.server';
import { localizedText } from '@/lib/i18n/locales';
import { routePath } from '@/lib/navigation/routes';
import { useWorkFacts } from '../content/works';
import { BeforeAfter } from '../media/before-after';
import { LocalLink } from '../ui/navigation';
import { LocalizedText } from '../ui/text';
import { FactsTable } from './facts-table';

type Entry = { work: Work; members: readonly TeamMember[] };

function LedgerEntry({ work, members, places }: Entry & { places: Places }) {
  const t = useTranslations('Works');
  const locale = useLocale();
  const facts = useWorkFacts(work, places, ['when', 'cost', 'guarantee']);
  const names = members.map(
    ({ name, role }) => `${localizedText(name, locale).text} (${localizedText(role, locale).text})`,
  );
  const team = { key: 'who', name: t('members'), value: names.join(', ') };
  const [pair] = picturePairs(work.media);
  return (
    <li className="grid gap-6 lg:grid-cols-2">
      <div>
        <h3 className="mb-2 text-lg">
          <LocalLink
            href={routePath('our-works-content', { id: work.id })}
            className="hover:text-phprimary hover:underline"
          >
            <LocalizedText content={work.title} />
          </LocalLink>
        </h3>
        <p className="mb-4">
          <LocalizedText content={work.scope} />
        </p>
        <FactsTable facts={names.length > 0 ? [...facts, team] : facts} columns={1} />
      </div>
      {pair ? <BeforeAfter pair={pair} sizes="(min-width: 1280px) 600px, (min-width: 1024px) 47vw, 94vw" /> : null}
    </li>
  );
}

export function RenovationLedger({ entries, places }: { entries: readonly Entry[]; places: Places }) {
  return (
    <ul className="space-y-10">
      {entries.map((entry) => (
        <LedgerEntry key={entry.work.id} {...entry} places={places} />
      ))}
    </ul>
  );
}
