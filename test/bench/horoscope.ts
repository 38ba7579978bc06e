/* How well the computed moon of a birth agrees with the published ones, source by source: node --import tsx test/bench/horoscope.ts */
import { birthMoments } from '../moderation/birthMoments';

const moments = birthMoments();
for (const source of new Set(moments.map((moment) => moment.source))) {
  const rows = moments.filter((moment) => moment.source === source);
  const others = rows.filter(({ agrees }) => !agrees);
  console.log(`${source}: ${rows.length - others.length} of ${rows.length} moments agree`);
  for (const { line, awayFromChange } of others) {
    console.log(`  not: ${line} (${Math.round(awayFromChange / 60_000)} min from a computed change)`);
  }
}
if (moments.some(({ agrees, note }) => !agrees && note === '')) process.exitCode = 1;
