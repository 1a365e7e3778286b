/**
 * The folder of the generator, in the sources and in the package. Files that belong to a module are found from here:
 * what the package runs is put together into a few modules, which all lie in this folder.
 */
export const generatorFolder = import.meta.dirname;
