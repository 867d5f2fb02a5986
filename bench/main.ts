import { nodeIo } from '../src/cli/node-io.ts';
import { bench } from './bench.ts';

process.exitCode = await bench(process.argv.slice(2), nodeIo);
