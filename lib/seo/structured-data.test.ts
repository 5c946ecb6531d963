import { describe, expect, it } from 'vitest';
import { breadcrumbData, graphText } from './structured-data';

describe('graphText', () => {
  it('cannot end the script element that contains it', () => {
    const text = graphText([breadcrumbData([{ name: '</script><script>alert(1)', url: 'https://rommai.example/' }])]);
    expect(text).not.toContain('<');
    expect(JSON.parse(text)['@graph'][0].itemListElement[0].name).toBe('</script><script>alert(1)');
  });
});
