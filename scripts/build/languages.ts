// Builds the page once more for each translation, into a folder of its own beside it: dist/de.
import { build } from 'vite';
import { translations } from '../page/language.ts';

for (const mode of translations()) await build({ mode, logLevel: 'warn' });
