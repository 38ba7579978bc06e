import { spawnSync } from 'node:child_process';

// The short forms of what the nightly run does for minutes.
it.each([
  ['no request that no console would send is answered in another form', 'fuzz', '600'],
  ['nothing promised is lost by a kill while it writes, migrates, backs up or restores', 'kill', '2'],
])(
  '%s',
  (_what, program, extent) => {
    const words = ['--import', 'tsx', `test/tools/hardening/${program}.ts`, extent];
    const { status, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' });
    expect([stderr, status]).toEqual(['', 0]);
  },
  120_000,
);
