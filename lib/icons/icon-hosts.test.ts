import { describe, expect, it } from 'vitest';
import { iconHostOrigins, iconProvider } from './icon-hosts';

describe('I2 the sources of icons', () => {
  it('use https, and http only for this machine', () => {
    expect(iconHostOrigins(['api.iconify.design', 'icons.example:8443', 'localhost:3000', '127.0.0.1'])).toEqual([
      'https://api.iconify.design',
      'https://icons.example:8443',
      'http://localhost:3000',
      'http://127.0.0.1',
    ]);
    expect(iconHostOrigins(['localhost.example', '127.0.0.1.example'])).toEqual([
      'https://localhost.example',
      'https://127.0.0.1.example',
    ]);
  });

  it('include the endpoint at API_BASE_URL', () => {
    expect(iconProvider('https://api.example', []).resources).toEqual(['https://api.example/api/icons']);
  });

  it('are the endpoint and then the hosts in order, with the values of §9', () => {
    expect(iconProvider('', ['https://a.example', 'https://b.example'])).toEqual({
      resources: ['/api/icons', 'https://a.example', 'https://b.example'],
      path: '/',
      maxURL: 500,
      rotate: 750,
      timeout: 5_000,
      random: false,
    });
  });
});
