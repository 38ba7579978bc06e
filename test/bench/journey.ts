/* How fast the built console is on a slow line and a slow machine, beside a plain React page: node --import tsx test/bench/journey.ts [runs] */
import type { Browser } from '@playwright/test';
import { openBrowser } from '../browser/support/openBrowser';
import { makeDataFolder, startServer } from '../browser/support/startServer';
import { measure, scenes, type Figures, type Scene, type Site } from './measure';
import { servePlainPage } from './plainSite';

async function run(runs: number) {
  const data = makeDataFolder();
  const server = await startServer(data.folder, 2000);
  const plainPage = await servePlainPage(server.address);
  const browser = await openBrowser();
  try {
    const plain = { ...server, address: plainPage.address };
    console.table(rowsOf(await measureInTurns(browser, { console: server, plain }, runs)));
  } finally {
    await browser.close();
    plainPage.close();
    await server.stop();
    data.remove();
  }
}

type Contest = Record<'console' | 'plain', Map<Scene, Figures>[]>;

/** The two take turns, so that whatever else the machine does meets both. The first turn only warms up. */
async function measureInTurns(browser: Browser, sites: Record<keyof Contest, Site>, runs: number) {
  const found: Contest = { console: [], plain: [] };
  for (let turn = 0; turn <= runs; turn += 1) {
    for (const pace of ['instant journey', 'typed journey'] as const) {
      for (const name of ['console', 'plain'] as const) {
        const figures = await measure(browser, sites[name], pace);
        if (turn > 0) found[name].push(figures);
      }
    }
  }
  return found;
}

function rowsOf(found: Contest) {
  return scenes.map((scene) => {
    const ours = mediansOf(found.console, scene);
    const plain = mediansOf(found.plain, scene);
    return {
      'until usable': scene,
      ms: Math.round(ours.ms),
      'plain ms': Math.round(plain.ms),
      ratio: Number((ours.ms / plain.ms).toFixed(2)),
      kB: Number((ours.bytes / 1000).toFixed(1)),
      'plain kB': Number((plain.bytes / 1000).toFixed(1)),
      requests: ours.requests,
      'plain requests': plain.requests,
      shift: Number(ours.shift.toFixed(4)),
    };
  });
}

function mediansOf(found: Map<Scene, Figures>[], scene: Scene): Figures {
  const all = found.flatMap((figures) => figures.get(scene) ?? []);
  const median = (name: keyof Figures) => {
    const values = all.map((figures) => figures[name]).sort((one, other) => one - other);
    return values[Math.floor(values.length / 2)] ?? Number.NaN;
  };
  return { ms: median('ms'), requests: median('requests'), bytes: median('bytes'), shift: median('shift') };
}

void run(Number(process.argv[2] ?? 7));
