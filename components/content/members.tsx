import { useLocale, useTranslations } from 'next-intl';
import type { ContactChannel, ContactPlace } from '@/lib/analytics/event-values';
import { contactPressed } from '@/lib/analytics/events';
import { pressMark } from '@/lib/analytics/site-event';
import type { TeamMember } from '@/lib/content/collections';
import { isLineLink, lineUrl } from '@/lib/content/line-contact';
import type { Places } from '@/lib/content/places.server';
import { unbroken } from '@/lib/i18n/line-breaks';
import { localizedText } from '@/lib/i18n/locales';
import { formatThaiPhone } from '@/lib/i18n/numbers';
import { routePath } from '@/lib/navigation/routes';
import { Portrait } from '../media/photo';
import { classNames } from '../ui/class-names';
import { Icon } from '../ui/icon';
import { LocalLink } from '../ui/navigation';
import { LocalizedText } from '../ui/text';

const contact = 'inline-flex min-h-11 items-center gap-2 hover:text-phprimary hover:underline';

type ContactsProps = {
  member: Pick<TeamMember, 'phone' | 'lineId' | 'email'>;
  place: ContactPlace;
  className?: string;
};

export function MemberContacts({ member, place, className = 'text-sm' }: ContactsProps) {
  const locale = useLocale();
  const mark = (channel: ContactChannel) => pressMark(contactPressed({ channel, place }));
  return (
    <ul className={className}>
      {member.phone ? (
        <li>
          <a href={`tel:${member.phone}`} className={contact} {...mark('phone')}>
            <Icon name="phone" className="size-4 text-icon" />
            {formatThaiPhone(member.phone, locale)}
          </a>
        </li>
      ) : null}
      {member.lineId ? (
        <li>
          <a href={lineUrl(member.lineId)} rel="noopener" className={contact} {...mark('line')}>
            <Icon name="message-circle" className="size-4 text-icon" />
            LINE {isLineLink(member.lineId) ? null : member.lineId}
          </a>
        </li>
      ) : null}
      {member.email ? (
        <li>
          <a href={`mailto:${member.email}`} className={contact} {...mark('email')}>
            <Icon name="mail" className="size-4 text-icon" />
            {member.email}
          </a>
        </li>
      ) : null}
    </ul>
  );
}

export function MemberCard({ member, places }: { member: TeamMember; places: Places }) {
  const t = useTranslations('Team');
  const locale = useLocale();
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  const areas = member.areas.flatMap((code) => places.districts.get(code)?.name ?? []);
  return (
    <article
      id={member.id}
      className="flex h-full scroll-mt-24 flex-col gap-3 rounded-card border border-line bg-surface p-5"
    >
      <div className="flex items-center gap-4">
        <Portrait person={member} size={80} />
        <div>
          <h2 className="text-lg">
            <LocalizedText content={member.name} />
          </h2>
          <p className="text-muted text-sm">
            <LocalizedText content={member.role} />
          </p>
        </div>
      </div>
      <p className="text-sm">
        <LocalizedText content={member.bio} />
      </p>
      <div className="mt-auto space-y-1 text-muted text-sm">
        {member.languages.length > 0 ? (
          <p>
            {t('speaks', { languages: list.format(member.languages.map((language) => t(`languages.${language}`))) })}
          </p>
        ) : null}
        {areas.length > 0 ? (
          <p>{t('areas', { areas: unbroken(list.format(areas.map((name) => localizedText(name, locale).text))) })}</p>
        ) : null}
      </div>
      <MemberContacts member={member} place="team" />
    </article>
  );
}

export function MemberStrip({ members, narrow = false }: { members: readonly TeamMember[]; narrow?: boolean }) {
  return (
    <ul
      className={classNames(
        'grid gap-4 max-sm:-mx-4 max-sm:flex max-sm:overflow-x-auto max-sm:px-4 max-sm:pb-2 sm:grid-cols-4',
        !narrow && 'lg:grid-cols-8',
      )}
    >
      {members.map((member) => (
        <li key={member.id} className="max-sm:w-32 max-sm:shrink-0">
          <LocalLink
            href={`${routePath('our-team')}#${member.id}`}
            className="group flex flex-col items-center gap-2 text-center"
          >
            <Portrait person={member} size={96} />
            <span className="font-semibold text-sm leading-snug group-hover:text-phprimary">
              <LocalizedText content={member.name} />
            </span>
            <span className="text-muted text-xs leading-snug">
              <LocalizedText content={member.role} />
            </span>
          </LocalLink>
        </li>
      ))}
    </ul>
  );
}
