import { html, raw } from '../web/html.ts';
import type { Html } from '../web/html.ts';
import type { Field } from './fields.ts';
import { isSet, textOf } from './fields.ts';
import type { Instance, WidgetType } from './widget-type.ts';

/** The form that changes a widget, without its frame: each setting with its label. */
export function widgetForm({ id, fields }: WidgetType, number: number, instance: Instance): string {
  const inputs = fields.map((field) => {
    const place = {
      id: `widget-${id}-${number}-${field.name}`,
      name: `widget-${id}[${number}][${field.name}]`,
    };
    const label = html`<label for="${place.id}">${field.label}</label>`;
    const control = controlOf(field, place, instance);
    return field.control.kind === 'checkbox'
      ? html`<p>${control} ${label}</p>`
      : html`<p>${label} ${control}</p>`;
  });
  return inputs.map(({ text }) => text).join('\n');
}

interface Place {
  readonly id: string;
  readonly name: string;
}

function controlOf({ name, control }: Field, at: Place, instance: Instance): Html {
  const place = html`id="${at.id}" name="${at.name}"`;
  const value = textOf(instance, name);
  switch (control.kind) {
    case 'text':
    case 'url':
      return html`<input class="widefat" ${place} type="${control.kind}" value="${value}" />`;
    case 'number': {
      const limits = html`min="${control.least}" max="${control.most}"`;
      return html`<input class="tiny-text" ${place} type="number" ${limits} value="${value}" />`;
    }
    case 'textarea':
      return html`<textarea class="widefat" ${place} rows="8" cols="20">${value}</textarea>`;
    case 'checkbox': {
      const checked = isSet(instance, name) ? raw(' checked') : null;
      return html`<input class="checkbox" ${place} type="checkbox" value="1" ${checked} />`;
    }
    case 'select': {
      const options = control.choices.map(([choice, label]) => {
        const selected = choice === value ? raw(' selected') : null;
        return html`<option value="${choice}" ${selected}>${label}</option>`;
      });
      return html`<select class="widefat" ${place}>
        ${options}
      </select>`;
    }
  }
}
