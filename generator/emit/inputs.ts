import type { Api } from '../model/api.ts';
import type { Names } from '../names/names.ts';
import { Imports, modules } from './imports.ts';
import { render } from './render.ts';
import { block, id, member, property, ts } from './source.ts';

/** Prints `generated/inputs.ts`: the arguments of every endpoint as an object of Standard Schema. */
export function emitInputs(api: Api, names: Names): string {
  const imports = new Imports(names.modules.inputs, names);
  const standardSchema = imports.value(modules.kernel, 'standardSchema');
  const resources = api.resources.map((resource) => {
    const { key, files } = names.of(resource);
    const all = imports.all(files.args, `${key}Args`);
    const types = imports.allTypes(files.types, `${key}Types`);
    const endpoints = resource.routes.flatMap((route) =>
      route.endpoints.map((endpoint) => {
        const { method, args, inputType } = names.ofEndpoint(endpoint);
        return member(
          method,
          ts`${standardSchema}<${property(types, inputType)}>(${property(all, args)})`,
        );
      }),
    );
    return { name: id(key), endpoints: block(endpoints) };
  });
  return render('inputs', imports, { resources });
}
