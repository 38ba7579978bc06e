import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const source = path.resolve(__dirname, '..');

/** The names of the Ant Design components that the console imports. */
export function antdComponents(): string[] {
  const names = new Set<string>();
  for (const file of readdirSync(source, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(file) || file.startsWith('build')) continue;
    const imports = readFileSync(path.join(source, file), 'utf8').matchAll(/import \{([^}]*)\} from 'antd'/g);
    for (const [, list = ''] of imports) list.split(',').forEach((name) => names.add(name.trim()));
  }
  return [...names].filter((name) => !/^type |^(ConfigProvider|theme)?$/.test(name)).sort();
}
