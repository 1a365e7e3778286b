export const checkSecret = (value: unknown): unknown => value;
