import { type Fault, faultAt } from './fault';
import { attribute, named, type PageTree } from './page-tree';

const isSize = (value: string | undefined) => /^[1-9]\d*$/.test(value ?? '');

/** Reports images without a source, without a width and height, or without alternative text. */
export function pictureFaults(tree: PageTree): Fault[] {
  return named(tree, 'img').flatMap((image) => {
    const source = attribute(image, 'src') ?? '';
    const alt = attribute(image, 'alt');
    return [
      ...(source === '' ? [faultAt('picture without source', image, alt ?? '')] : []),
      ...(isSize(attribute(image, 'width')) && isSize(attribute(image, 'height'))
        ? []
        : [faultAt('picture without size', image, source)]),
      ...(alt === undefined || (alt !== '' && alt.trim().length < 3)
        ? [faultAt('picture without words', image, source)]
        : []),
    ];
  });
}
