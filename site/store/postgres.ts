import { Kysely, OperationNodeTransformer, PostgresDialect } from 'kysely';
import type {
  KyselyPlugin,
  PluginTransformQueryArgs,
  PluginTransformResultArgs,
  PrimitiveValueListNode,
  QueryResult,
  RootOperationNode,
  UnknownRow,
  ValueNode,
} from 'kysely';
import pg from 'pg';
import { withoutNul } from './values.ts';
import { loggerOf } from './sqlite.ts';
import type { Connections, OnQuery } from './sqlite.ts';
import type { Tables } from './tables.ts';

// Types that pg hands out as text, since they can be larger than a number: bigint and numeric.
const BIGINT = 20;
const NUMERIC = 1700;

/** Connects lazily: the first query tells whether the server is there. */
export function connectPostgres(address: string, onQuery?: OnQuery): Connections {
  const pool = new pg.Pool({
    connectionString: address,
    max: 10,
    connectionTimeoutMillis: 5_000,
    types: {
      // Ids and counts of a site fit a number.
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === BIGINT || oid === NUMERIC ? Number : pg.types.getTypeParser(oid, format),
    },
  });
  // An idle connection that the server closes is replaced when it is needed; without a listener it
  // would end the process.
  pool.on('error', () => undefined);
  // The next query of a transaction reports a lost connection.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const database = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new NoNulCharacters()],
    ...loggerOf(onQuery),
  });
  return {
    read: database,
    write: database,
    readNow: null,
    writeNow: null,
    versionNow: () => null,
    pool: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => pool.end(),
  };
}

class NoNulCharacters implements KyselyPlugin {
  readonly #transformer = new NulRemover();

  transformQuery(args: PluginTransformQueryArgs): RootOperationNode {
    return this.#transformer.transformNode(args.node);
  }

  transformResult(args: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    return Promise.resolve(args.result);
  }
}

class NulRemover extends OperationNodeTransformer {
  protected override transformValue(node: ValueNode): ValueNode {
    return { ...super.transformValue(node), value: withoutNul(node.value) };
  }

  protected override transformPrimitiveValueList(
    node: PrimitiveValueListNode,
  ): PrimitiveValueListNode {
    const list = super.transformPrimitiveValueList(node);
    return { ...list, values: node.values.map(withoutNul) };
  }
}
