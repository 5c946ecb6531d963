import type { TeamMember } from '@/lib/content/collections';
import { routePath } from '@/lib/navigation/routes';
import { Photo } from '../media/photo';
import { classNames } from '../ui/class-names';
import { LocalLink } from '../ui/local-link';
import { LocalizedText } from '../ui/words';

/** Photos, names and roles in a row. Each links to the member on the team page. */
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
            <span className="size-24 overflow-hidden rounded-full">
              <Photo picture={member.photo} decorative sizes="96px" />
            </span>
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
