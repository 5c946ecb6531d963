import { describe, expect, it } from 'vitest';
import { HEAD_SCRIPT } from '../lib/build/inline-scripts';
import { pagePolicy, policySources, withPolicy } from './security-policy';

const SOURCES = {
  scripts: ["'sha256-added='"],
  frames: ['https://films.example'],
  media: [],
  pictures: ['https://pictures.example'],
  connections: [],
  reports: '/reports',
};

describe('the content policy of a page', () => {
  it('allows the scripts of the server and those that they load, and nothing else', () => {
    const policy = pagePolicy(["'sha256-x='"], SOURCES);
    expect(policy).toMatch(/^default-src 'none'; script-src 'strict-dynamic' 'sha256-x=' 'sha256-added='; /);
    expect(policy).not.toMatch(/script-src[^;]*unsafe|\*|http:/);
    expect(policy).toContain("img-src 'self' data: blob: https://pictures.example;");
    expect(policy).toContain('frame-src https://films.example;');
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it('allows no scripts and frames if there are none', () => {
    expect(pagePolicy([], { ...SOURCES, frames: [] })).toMatch(/script-src 'none'; .*frame-src 'none';/);
  });

  it('is set on HTML pages only', () => {
    const page = (type: string) => ({
      status: 200,
      headers: { 'content-type': type },
      body: Buffer.from(`<script>${HEAD_SCRIPT}</script>ก`),
    });
    expect(withPolicy(page('text/html; charset=utf-8'), SOURCES).headers['content-security-policy']).toContain(
      "script-src 'strict-dynamic' 'sha256-",
    );
    expect(withPolicy(page('text/x-component'), SOURCES)).toEqual(page('text/x-component'));
  });
});

const NOTHING = {
  API_BASE_URL: undefined,
  GTM_ID: undefined,
  MAP_STYLE_URL: undefined,
  MAP_TILES_URL: undefined,
  CDN_HOST: undefined,
  FIREBASE_STORAGE_BUCKET: undefined,
  IMAGE_HOSTS: [],
  ICON_HOSTS: [],
};

it('lists no service that is not configured', () => {
  const { scripts, frames, media, pictures, connections } = policySources(NOTHING);
  expect([scripts, media, pictures, connections]).toEqual([[], [], [], []]);
  expect(frames.join(' ')).not.toMatch(/google/);
});

it('lists every configured service', () => {
  const { scripts, frames, media, pictures, connections } = policySources({
    API_BASE_URL: 'https://api.example/v1',
    GTM_ID: 'GTM-ABC',
    MAP_STYLE_URL: 'https://maps.example/style.json?key=1',
    MAP_TILES_URL: 'https://tiles.example/thailand.pmtiles',
    CDN_HOST: 'cdn.example',
    FIREBASE_STORAGE_BUCKET: 'home.appspot.com',
    IMAGE_HOSTS: ['pictures.example:8443'],
    ICON_HOSTS: ['icons.example'],
  });
  expect(frames).toEqual(expect.arrayContaining(['https://www.googletagmanager.com', 'https://td.doubleclick.net']));
  expect(scripts).toEqual([expect.stringMatching(/^'sha256-.{44}'$/)]);
  expect(media).toEqual(['https://cdn.example', 'https://pictures.example:8443']);
  expect(pictures).toEqual(expect.arrayContaining(['https://cdn.example', 'https://maps.example']));
  const services = [
    'https://api.example',
    'https://maps.example',
    'https://tiles.example',
    'https://icons.example',
    'https://*.google-analytics.com',
  ];
  expect(connections).toEqual(expect.arrayContaining(services));
  expect(pictures).not.toContain('https://tiles.example');
  expect(pictures).toContain('https://*.g.doubleclick.net');
  // One for each form of link that `isAllowedAddress` accepts.
  expect(pictures).toContain('https://firebasestorage.googleapis.com/v0/b/home.appspot.com/o/');
  expect(pictures).toContain('https://storage.googleapis.com/home.appspot.com/');
});
