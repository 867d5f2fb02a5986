// The catalogues of words/ as modules: npm run build:words.
import { writeWords } from '../words/write.ts';

try {
  writeWords();
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
