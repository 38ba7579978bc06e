import type { GenericSchema } from 'valibot';

type Described = Record<string, unknown>;

/** A schema of valibot or an action of its pipe, as far as it is read here. */
type Part = {
  kind?: string;
  type: string;
  requirement?: unknown;
  default?: unknown;
  pipe?: readonly Part[];
  entries?: Record<string, Part>;
  options?: readonly unknown[];
  item?: Part;
  wrapped?: Part;
};

/** What a schema takes as JSON Schema. What follows a transformation in its pipe, and checks of ours, have no place there. */
export const toJsonSchema = (schema: GenericSchema) => describe(schema as unknown as Part); // Its public fields.

function describe(part: Part): Described {
  const [schema, ...actions] = part.pipe ?? [part];
  const described = schema?.pipe ? describe(schema) : describeSchema(schema ?? part);
  for (const { kind, type, requirement } of actions) {
    if (kind === 'transformation' && type !== 'trim') break;
    Object.assign(described, keywords[type]?.(requirement, described.type));
  }
  return described;
}

const keywords: Record<string, (requirement: unknown, type: unknown) => Described> = {
  min_length: (minLength) => ({ minLength }),
  max_length: (max, type) => (type === 'array' ? { maxItems: max } : { maxLength: max }),
  min_value: (minimum) => ({ minimum }),
  max_value: (maximum) => ({ maximum }),
  regex: (pattern) => ({ pattern: pattern instanceof RegExp ? pattern.source : undefined }),
  iso_date: () => ({ format: 'date' }),
  iso_timestamp: () => ({ format: 'date-time' }),
  integer: () => ({ type: 'integer' }),
};

function describeSchema({ type, entries = {}, options = [], item, wrapped, default: value }: Part): Described {
  switch (type) {
    case 'string':
    case 'number':
      return { type };
    case 'picklist':
      return { enum: options };
    case 'array':
      return { type, items: item && describe(item) };
    case 'record':
      return { type: 'object' };
    case 'union':
      return { anyOf: (options as Part[]).map(describe) }; // Those of a union are schemas.
    case 'optional':
      return { ...(wrapped && describe(wrapped)), default: value };
    case 'nullable':
    case 'nullish':
      return { anyOf: [wrapped && describe(wrapped), { type: 'null' }] };
    case 'object':
    case 'strict_object':
      return {
        type: 'object',
        properties: Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, describe(entry)])),
        required: Object.keys(entries).filter((name) => !/^(optional|nullish)$/.test(entries[name]?.type ?? '')),
        ...(type === 'strict_object' && { additionalProperties: false }),
      };
    case 'custom':
      return { type: 'string', format: 'binary' };
    default:
      return {};
  }
}
