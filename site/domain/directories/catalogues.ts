import { blockCatalogue } from './blocks.ts';
import type { BlockCatalogue } from './blocks.ts';
import type { Catalogue, CatalogueParts } from './catalogue.ts';
import { patternCatalogue } from './patterns.ts';
import type { PatternCatalogue } from './patterns.ts';

/** What blocks and patterns are searched in. */
export interface Catalogues {
  readonly blocks: Catalogue<BlockCatalogue>;
  readonly patterns: Catalogue<PatternCatalogue>;
}

/** Where the catalogues are; an empty address is the file that comes with the site. */
export interface CatalogueAddresses {
  readonly blocks: string;
  readonly patterns: string;
}

export function cataloguesOf(
  addresses: CatalogueAddresses,
  parts: Pick<CatalogueParts, 'clock' | 'agent' | 'timeout'>,
): Catalogues {
  return {
    blocks: blockCatalogue({ ...parts, address: addresses.blocks }),
    patterns: patternCatalogue({ ...parts, address: addresses.patterns }),
  };
}
