import 'server-only';
import { getIconData, iconToSVG } from '@iconify/utils';
import { icons as lucide } from '@iconify-json/lucide';

/** Stroke attributes that are repeated in every icon. `.icon` in app/component-classes.css sets them once per page. */
const STROKE_ATTRIBUTES =
  ' fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"';

function withoutStroke(drawing: string): string {
  const body = drawing.replaceAll(STROKE_ATTRIBUTES, '');
  const isOneGroup = body.startsWith('<g>') && body.lastIndexOf('<g') === 0;
  return isOneGroup ? body.slice('<g>'.length, -'</g>'.length) : body;
}

export const isLucideName = (name: string): boolean =>
  Object.hasOwn(lucide.icons, name) || Object.hasOwn(lucide.aliases ?? {}, name);

/** I4: an icon of the installed Lucide set. Server only, because the set has 600 kB. */
export function iconMarkup(name: string): { viewBox: string; body: string } {
  const data = isLucideName(name) ? getIconData(lucide, name) : null;
  if (data === null) throw new Error(`There is no icon '${name}' in Lucide.`);
  const { attributes, body } = iconToSVG(data, { height: 'auto' });
  return { viewBox: attributes.viewBox, body: withoutStroke(body) };
}
