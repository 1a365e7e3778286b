import type { Checked, Schema } from '../../../runtime/schema/index.ts';
import { closeSchema } from '../../../runtime/shape/index.ts';
import { checkedOptions } from './checked.ts';
import { settingMembers } from './members.ts';
import type { SettingOptions } from './options.ts';
import { valueProblem } from './value-schema.ts';

/** A setting that the service shows beside those of the schema files. */
export interface RegisteredSetting {
  /** Under which it is shown, and stored. */
  readonly name: string;
  readonly option: string;
  readonly schema: Schema;
  readonly sanitize: ((value: unknown) => unknown) | undefined;
}

/** A setting as it is registered, `null` when the service does not show it, or why it cannot be used. */
export function checkedSetting(
  option: string,
  options: SettingOptions,
): Checked<RegisteredSetting | null> {
  if (typeof option !== 'string' || option === '') return { problem: 'Its name is a text.' };
  const checked = checkedOptions(options, settingMembers);
  if ('problem' in checked) return checked;
  const value = settingFrom(option, checked.value);
  const problem = valueProblem(value?.schema ?? {});
  return problem === null ? { value } : { problem };
}

function settingFrom(option: string, options: SettingOptions): RegisteredSetting | null {
  const { show_in_rest: shown = false, sanitize_callback: sanitize } = options;
  if (shown === false) return null;
  const given = shown === true ? {} : shown;
  return {
    name: given.name ?? option,
    option,
    schema: closeSchema({
      type: options.type ?? 'string',
      description: options.description ?? '',
      default: options.default ?? null,
      ...given.schema,
    }),
    sanitize,
  };
}
