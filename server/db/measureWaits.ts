import type { Dialect, Driver } from 'kysely';

/** The dialect, reporting the seconds for which each query or transaction has waited for a connection. */
export function measureWaits(dialect: Dialect, report: (seconds: number) => void): Dialect {
  return {
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createDriver: () => measured(dialect.createDriver(), report),
  };
}

function measured(driver: Driver, report: (seconds: number) => void): Driver {
  const acquireConnection = async () => {
    const begun = performance.now();
    const connection = await driver.acquireConnection();
    report((performance.now() - begun) / 1000);
    return connection;
  };
  return new Proxy(driver, {
    get(target, name: keyof Driver) {
      if (name === 'acquireConnection') return acquireConnection;
      const method = target[name];
      // Bound, because a driver's private fields are not found on a proxy.
      return typeof method === 'function' ? method.bind(target) : method;
    },
  });
}
