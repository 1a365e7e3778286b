/**
 * Whether what a configuration file exports follows from its text alone: it takes nothing from the
 * environment or from other files of the project, but for types.
 */
export function isSelfContained(text: string): boolean {
  const others =
    /\bprocess\b|\brequire\b|\bimport\s*\(|\b(?:import(?! type)[^;]*?from|import)\s*['"]\./;
  return !others.test(text);
}
