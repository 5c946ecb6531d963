import { existsSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildIfStale } from './build-if-stale.mjs';
import { installPackages } from './setup.mjs';

if (!existsSync('package.json')) process.chdir(fileURLToPath(new URL('..', import.meta.url)));
installPackages();
buildIfStale();
if (existsSync('.env')) process.loadEnvFile('.env');
process.env.NODE_ENV = 'production';
// Runs in this process, so that signals reach the server.
await import(pathToFileURL('.next/server-main.mjs').href);
