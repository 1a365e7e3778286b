import type { EditAttachmentArgs } from '../../../generated/media/types.ts';
import type { Edit } from '../../media/pictures.ts';

/** Returns the edits of a request: `modifiers` or, in the older form, one argument per number. */
export function editsOf(args: EditAttachmentArgs): readonly Edit[] {
  if (args.modifiers !== undefined) return args.modifiers.map(editOf);
  const { rotation, x, y, width, height } = args;
  const edits: Edit[] = [];
  if (rotation) edits.push({ kind: 'rotate', angle: rotation });
  if (x !== undefined && y !== undefined && width !== undefined && height !== undefined)
    edits.push({ kind: 'crop', left: x, top: y, width, height });
  return edits;
}

type Modifier = NonNullable<EditAttachmentArgs['modifiers']>[number];

function editOf({ type, args }: Modifier): Edit {
  if (type === 'rotate' && args && 'angle' in args) return { kind: type, angle: args.angle };
  if (type === 'crop' && args && 'left' in args) return { kind: type, ...args };
  throw new Error('media: an edit without type and arguments got through its checks');
}
