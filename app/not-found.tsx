/** Next.js sends it with every page. It is never shown: `app/[locale]` and `global-not-found.tsx` have their own. */
export default function NotFound() {
  return null;
}
