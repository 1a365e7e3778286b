import { vi } from 'vitest';

/** A busy machine needs longer than the second that Vitest waits for a condition. */
const PATIENCE = 20_000;

const { waitFor } = vi;
// This file runs before each file of tests.
if (waitFor.name !== 'patient')
  vi.waitFor = function patient(callback, options) {
    const given = typeof options === 'number' ? { timeout: options } : options;
    return waitFor(callback, { timeout: PATIENCE, ...given });
  };
