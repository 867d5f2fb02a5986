/** "Left out: C You; its choices were given in one world and mean nothing in another." Empty where no lane is. */
export function givenSentence(names: readonly string[]): string {
  if (names.length === 0) return '';
  const whose = names.length === 1 ? 'its choices were' : 'their choices were';
  return `Left out: ${names.join(', ')}; ${whose} given in one world and mean nothing in another.`;
}
