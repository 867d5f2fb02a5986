/** What a thread of `runReplicates` runs, in a file beside the library. */
export const REPLICATE_THREAD = "import { serveReplicates } from './index.js';\nawait serveReplicates();\n";
