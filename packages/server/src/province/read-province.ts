import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { completePortalConfig } from '@ca-portal/api/domain';
import { StartError, systemCode } from '../kernel/start-error.js';
import { mistakesOfBrandFiles } from './brand-files.js';
import { mistakesOf } from './mistakes.js';
import { emptyProvince, type Settings } from './province.js';
import { provinceFile, type ProvinceFile } from './schema.js';

export interface ReadProvince extends Settings {
  /** Folder of the province's own files, beside its configuration. */
  readonly brandDir: string | undefined;
  /** The values in the file itself. */
  readonly given: ProvinceFile;
}

const settingsOf = (given: ProvinceFile): Settings => {
  const { organization, receivingAccount, servicePoints = [], $schema: _, ...portal } = given;
  return {
    portal: completePortalConfig(portal),
    province: {
      organization: { ...emptyProvince.organization, ...defined(organization) },
      receivingAccount: { ...emptyProvince.receivingAccount, ...defined(receivingAccount) },
      servicePoints: servicePoints.map(
        ({ phone = '', hours = '', longitude = 0, latitude = 0, ...point }) => ({
          ...point,
          phone: phone || (given.hotline?.phone ?? ''),
          hours: hours || (given.hotline?.hours ?? ''),
          longitude,
          latitude,
        }),
      ),
    },
  };
};

/** Removes undefined values, which would hide a default. */
const defined = <T extends object>(given: T | undefined) =>
  Object.fromEntries(Object.entries(given ?? {}).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };

function refuse(file: string, mistakes: readonly string[], cause?: unknown): never {
  throw new StartError(
    'bad-setting',
    `PORTAL_CONFIG 指定的文件 ${file} 有 ${mistakes.length} 处需要改正：\n${mistakes.map((one) => `- ${one}`).join('\n')}`,
    { cause },
  );
}

function parsed(file: string): unknown {
  let text: string;
  try {
    // A byte order mark from an editor is not part of the settings.
    text = readFileSync(file, 'utf8').replace(/^\u{feff}/u, '');
  } catch (cause) {
    return refuse(file, [`文件不能读取（${systemCode(cause) || '未知原因'}），请检查路径和权限。`], cause);
  }
  try {
    return JSON.parse(text);
  } catch (cause) {
    return refuse(file, ['文件不是正确的 JSON，请检查逗号、引号和括号。'], cause);
  }
}

/** The province's file, or the sample province without one. Throws StartError with one sentence per error. */
export function readProvince(file: string | undefined): ReadProvince {
  if (!file) return { ...settingsOf({}), brandDir: undefined, given: {} };
  const read = provinceFile.safeParse(parsed(file));
  if (!read.success) return refuse(file, mistakesOf(read.error), read.error);
  const brandDir = join(dirname(resolve(file)), 'brand');
  const settings = settingsOf(read.data);
  const missing = mistakesOfBrandFiles(settings.portal, brandDir);
  if (missing.length > 0) return refuse(file, missing);
  return { ...settings, brandDir, given: read.data };
}
