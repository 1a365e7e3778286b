// @generated from schemas/resources/people.json by `npm run generate`. Do not edit. (20d1aaf2ab3b)

import { k, sanitizeTextField } from '../../runtime/schema/index.ts';
import type { ArgsReader } from '../../runtime/schema/index.ts';

/** `GET /cms/v2/people/{id}` */
export const getPersonReader: ArgsReader = {
  reads: ['id', 'context'],
  read(sent, open) {
    const { id, context } = sent;
    if (id !== undefined) {
      const read = k.readInteger(id);
      if (read === undefined) open.push('id');
      else if (read !== id) sent['id'] = read;
    }
    if (context !== undefined && context !== 'view' && context !== 'embed') open.push('context');
  },
};

/** `POST, PUT, PATCH /cms/v2/people/{id}` */
export const updatePersonReader: ArgsReader = {
  reads: ['id', 'name', 'born'],
  read(sent, open) {
    const { id, name, born } = sent;
    if (id !== undefined) {
      const read = k.readInteger(id);
      if (read === undefined) open.push('id');
      else if (read !== id) sent['id'] = read;
    }
    if (name !== undefined && typeof name !== 'string') open.push('name');
    else if (name !== undefined) sent['name'] = sanitizeTextField(name);
    if (born !== undefined && born !== null && (typeof born !== 'string' || !k.isDateAlone(born)))
      open.push('born');
  },
};
