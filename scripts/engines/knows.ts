/** Keywords of a JSON Schema that say which fields there are; the others are words, ranges and defaults. */
const KEPT = ['type', 'enum', 'const', 'properties', 'items', 'oneOf', 'anyOf'];
type Schema = Readonly<Record<string, unknown>>;

/** What an engine's `scenarioSchema` says of the fields it knows (`Knowledge`). */
export function knowledgeIn(schema: Schema): Schema {
  const kept = Object.entries(schema).filter(([keyword]) => KEPT.includes(keyword));
  return Object.fromEntries(kept.map(([keyword, value]) => [keyword, partOf(keyword, value)]));
}

function partOf(keyword: string, value: unknown): unknown {
  if (keyword === 'properties') return fieldsOf(value as Readonly<Record<string, Schema>>);
  if (keyword === 'oneOf' || keyword === 'anyOf') return (value as Schema[]).map(knowledgeIn);
  return keyword === 'items' ? knowledgeIn(value as Schema) : value;
}

const fieldsOf = (properties: Readonly<Record<string, Schema>>) =>
  Object.fromEntries(
    Object.entries(properties).map(([name, inner]) => [
      name,
      knowledgeIn(name === 'dataset' ? tableOf(inner) : inner),
    ]),
  );

/** In a file a table may be named instead; in a scenario it is whole. */
const tableOf = (dataset: Schema): Schema => (dataset.oneOf as readonly Schema[] | undefined)?.[0] ?? dataset;
