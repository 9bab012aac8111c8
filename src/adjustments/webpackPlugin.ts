/** Whether a plugin of webpack's is of the class with a name: two packages may hold two versions of one class. */
export const isNamed = (plugin: unknown, name: string): boolean =>
  (plugin as object).constructor.name === name;
