const pattern = /^\d{1,6}\.\d{1,6}\.\d{1,6}$/;

/** Whether a text is a version as the kit has them: three numbers, like 1.20.3. */
export const isVersion = (text: string): boolean => pattern.test(text);

/** Below 0 where the first version is the older one, above where it is the newer, 0 for the same. */
export const compareVersions = (one: string, other: string): number => {
  const [ones, others] = [one, other].map((version) => version.split('.').map(Number));
  const differences = (ones ?? []).map((number, index) => number - (others?.[index] ?? 0));
  return differences.find((difference) => difference !== 0) ?? 0;
};
