import type { Compilation, Compiler } from 'webpack';
import { firstChunks } from '../app/firstChunks';
import limits from './budget.json';
import { importedName } from './NameChunksPlugin';

type Cost = { what: string; bytes: number; limit: number };

const budget: Record<string, number> = limits;
const firstRequests = ['index.html', 'config.js'];

/** Fails the build when something costs more bytes, compressed with brotli, than budget.json grants; prints what everything costs. */
export class BudgetPlugin {
  apply(compiler: Compiler) {
    const { Compilation, WebpackError } = compiler.webpack;
    let table = '';
    compiler.hooks.thisCompilation.tap('BudgetPlugin', (compilation) => {
      const report = { name: 'BudgetPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT };
      compilation.hooks.processAssets.tap(report, () => {
        const rows = costsOf(compilation).filter(({ bytes }) => bytes > 0);
        const width = Math.max(...rows.map(({ what }) => what.length));
        table = rows
          .map((row) => `${row.what.padEnd(width)} ${kilobytes(row.bytes)} of ${kilobytes(row.limit)}`)
          .join('\n');
        for (const { what, bytes, limit } of rows) {
          if (bytes > limit)
            compilation.errors.push(
              new WebpackError(`Over budget: ${what} costs ${bytes} of ${limit} bytes (src/build/budget.json).`),
            );
        }
      });
    });
    compiler.hooks.done.tap('BudgetPlugin', () => console.log(`Bytes on the wire (brotli):\n${table}`));
  }
}

function costsOf(compilation: Compilation): Cost[] {
  const groups = new Map(compilation.chunkGroups.map((group) => [importedName(group) ?? 'main', group.getFiles()]));
  const way = new Set([...firstRequests, ...['main', ...firstChunks].flatMap((name) => groups.get(name) ?? [])]);
  const isStyle = (file: string) => file.endsWith('.css');
  const row = (what: string, files: Iterable<string>, limit = budget[what] ?? 0): Cost => ({
    what,
    limit,
    bytes: Array.from(files, (file) => sizeOf(compilation, file)).reduce((sum, size) => sum + size, 0),
  });
  const others = Array.from(groups).filter(([name]) => name !== 'main' && !firstChunks.includes(name));
  const stylesOf = (files: string[]) => [...new Set([...way, ...files])].filter(isStyle);
  const dearest = others.map(([name, files]) => row(name, stylesOf(files))).sort((a, b) => b.bytes - a.bytes)[0];
  return [
    row('the sign-in form', firstRequests),
    row('the way to the dashboard', way),
    { ...row('the style sheets of one screen', []), bytes: dearest?.bytes ?? 0 },
    ...others.map(([name, files]) =>
      row(
        name,
        files.filter((file) => !way.has(file)),
        budget[name] ?? budget['any other import'],
      ),
    ),
  ];
}

/** Small files and those that the deployer edits have no compressed twin. */
function sizeOf(compilation: Compilation, file: string): number {
  if (file.endsWith('.map')) return 0;
  const asset = compilation.getAsset(file);
  const twin: unknown = asset?.info.related?.brotliCompressed;
  return (compilation.getAsset(String(twin)) ?? asset)?.source.size() ?? 0;
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`.padStart(9);
