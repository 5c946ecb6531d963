import { useLocale, useTranslations } from 'next-intl';
import type { NearLandmark } from '@/lib/content/distance';
import { formatNumber } from '@/lib/i18n/numbers';
import { words } from '@/lib/i18n/words';
import { ContentIcon } from '../ui/content-icon';

const ICONS: Record<NearLandmark['landmark']['kind'], string> = {
  hospital: 'hospital',
  school: 'school',
  university: 'graduation-cap',
  mall: 'shopping-bag',
  market: 'store',
  park: 'trees',
  airport: 'plane',
  beach: 'waves',
};

/** Maximum distance in metres with a walking time. People rarely walk farther in the heat. */
const WALKED_M = 2_000;

/** Rounds distances in metres, because the positions of landmarks are accurate to about 150 m. */
const ROUNDED_TO_M = 50;

/** Landmarks nearby with straight-line distances, and with walking times for short distances. */
export function NearbyLandmarks({ landmarks }: { landmarks: readonly NearLandmark[] }) {
  const t = useTranslations();
  const locale = useLocale();
  if (landmarks.length === 0) return null;
  const away = (metres: number) =>
    metres < 975
      ? t('Where.metres', { metres: Math.max(ROUNDED_TO_M, Math.round(metres / ROUNDED_TO_M) * ROUNDED_TO_M) })
      : t('Where.kilometres', { kilometres: formatNumber(Math.round(metres / 100) / 10) });
  return (
    <div className="print:hidden">
      <h3 className="mb-1.5 font-semibold">{t('Where.landmarks')}</h3>
      <ul className="space-y-1.5">
        {landmarks.map(({ landmark, metres, minutes }) => (
          <li key={landmark.id} className="flex gap-2">
            <ContentIcon name={landmark.icon} instead={ICONS[landmark.kind]} className="mt-1 text-icon" />
            <span>
              <span className="sr-only">{t(`Landmark.${landmark.kind}`)}: </span>
              {words(landmark.name, locale).text} · {away(metres)}
              {metres <= WALKED_M ? ` · ${t('Where.walking', { minutes })}` : null}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
