import { soak } from './soak';

const longestP99 = 150;

async function main() {
  const { reads, writes, others, p99, faults } = await soak({
    seconds: Number(process.argv[2] ?? 60),
    members: 100_000,
  });
  for (const fault of faults.slice(0, 20)) console.error(fault);
  console.log(
    `${reads} reads, ${writes} writes, ${others} members by another program; p99 of the reads ${p99} ms; ${faults.length} faults.`,
  );
  if (faults.length > 0 || p99 > longestP99) process.exit(1);
}

void main();
