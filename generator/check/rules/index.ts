import type { Rule, RuleAcross } from '../rule.ts';
import { badPattern } from './bad-pattern.ts';
import { badRoutePattern } from './bad-route-pattern.ts';
import { defaultFailsSchema } from './default-fails-schema.ts';
import { duplicateEndpoint } from './duplicate-endpoint.ts';
import { duplicateRoute } from './duplicate-route.ts';
import { emptyRange } from './empty-range.ts';
import { enumFailsSchema } from './enum-fails-schema.ts';
import { idleAnswerSchema } from './idle-answer-schema.ts';
import { idleContext } from './idle-context.ts';
import { idleDefault } from './idle-default.ts';
import { idleKeyword } from './idle-keyword.ts';
import { idleOptional } from './idle-optional.ts';
import { idleReadonly } from './idle-readonly.ts';
import { idleUploads } from './idle-uploads.ts';
import { inheritedName } from './inherited-name.ts';
import { linkParams } from './link-params.ts';
import { linkTypes } from './link-types.ts';
import { loneKeyword } from './lone-keyword.ts';
import { nestedRoute } from './nested-route.ts';
import { noType } from './no-type.ts';
import { nothingPasses } from './nothing-passes.ts';
import { readonlyRequired } from './readonly-required.ts';
import { reservedName } from './reserved-name.ts';
import { roundedStep } from './rounded-step.ts';
import { routeParams } from './route-params.ts';
import { shadowedRoute } from './shadowed-route.ts';
import { tokenHidden } from './token-hidden.ts';
import { typeOrder } from './type-order.ts';
import { unknownCallback } from './unknown-callback.ts';
import { unknownContext } from './unknown-context.ts';
import { unknownRequired } from './unknown-required.ts';
import { unknownResource } from './unknown-resource.ts';
import { unknownRoute } from './unknown-route.ts';
import { unknownSet } from './unknown-set.ts';
import { unknownSource } from './unknown-source.ts';

interface Rules {
  /** Those that look at one place at a time. */
  readonly alone: readonly Rule[];
  /** Those that compare files with each other. */
  readonly across: readonly RuleAcross[];
}

export const rules: Rules = {
  alone: [
    unknownContext,
    badPattern,
    noType,
    tokenHidden,
    idleKeyword,
    idleContext,
    idleReadonly,
    idleOptional,
    idleDefault,
    loneKeyword,
    emptyRange,
    nothingPasses,
    unknownRequired,
    roundedStep,
    enumFailsSchema,
    inheritedName,
    reservedName,
    unknownCallback,
    defaultFailsSchema,
    readonlyRequired,
    typeOrder,
    duplicateEndpoint,
    badRoutePattern,
    idleAnswerSchema,
    idleUploads,
    routeParams,
    nestedRoute,
    linkParams,
    linkTypes,
  ],
  across: [unknownSet, unknownSource, duplicateRoute, shadowedRoute, unknownResource, unknownRoute],
};
