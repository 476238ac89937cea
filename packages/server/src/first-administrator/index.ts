import { checkMobile, checkPassword, checkPersonName, checkUsername } from '@ca-portal/api/domain';
import type { Config } from '../config/config.js';
import { failedStart, openDatabase, undoAll, type Undo } from '../open-database.js';
import { prepareDatabase } from '../seed/index.js';
import { StartError } from '../kernel/start-error.js';
import {
  createFirstAdministrator,
  demandNoAdministrator,
  type FirstAdministrator,
} from './create-first-administrator.js';
import { openQuestions, type Questions } from './questions.js';

export { hasAdministrator } from './create-first-administrator.js';

/** The command-line argument that runs this instead of a server. */
export const createAdminCommand = 'create-admin';

type Environment = Readonly<Record<string, string | undefined>>;

interface Item {
  readonly label: string;
  readonly check: typeof checkUsername;
  /** Environment variable with the answer; the password has none, because others can read an environment. */
  readonly variable?: string;
}

const items: Readonly<Record<keyof FirstAdministrator, Item>> = {
  username: { label: '登录名', check: checkUsername, variable: 'ADMIN_LOGIN' },
  name: { label: '姓名', check: checkPersonName, variable: 'ADMIN_NAME' },
  phone: { label: '手机号码', check: checkMobile, variable: 'ADMIN_PHONE' },
  password: { label: '密码', check: checkPassword },
};

async function answer(questions: Questions, { label, check, variable }: Item, env: Environment) {
  const given = variable === undefined ? undefined : env[variable] || undefined;
  const hidden = variable === undefined;
  for (;;) {
    const checked = check(given ?? (await questions.ask(label, hidden)));
    // The error does not repeat the input: it may be the password.
    if (!checked.ok && (given !== undefined || !questions.interactive)) {
      throw new StartError(
        'bad-answer',
        `${label}不能使用：${checked.reason}。没有新建账号，请更正后重新运行。`,
      );
    }
    if (!checked.ok) questions.say(checked.reason);
    else if (
      hidden &&
      questions.interactive &&
      (await questions.ask(`再次输入${label}`, true)) !== checked.value
    )
      questions.say('两次输入不一致，请重新输入');
    else return checked.value;
  }
}

/**
 * Creates the first platform administrator of an installation without sample data. Login name, name and phone
 * come from ADMIN_LOGIN, ADMIN_NAME and ADMIN_PHONE or are asked for; the password is read from standard
 * input. With the embedded database the server has to be stopped meanwhile. Throws StartError with a
 * sentence.
 */
export async function createAdmin(
  config: Config,
  env: Environment,
  terminal: Parameters<typeof openQuestions>[0],
): Promise<void> {
  const undo: Undo = [];
  try {
    const { db } = await openDatabase(config, undo, () => {});
    await demandNoAdministrator(db);
    const questions = openQuestions(terminal);
    undo.push(() => questions.close());
    const username = await answer(questions, items.username, env);
    const name = await answer(questions, items.name, env);
    const phone = await answer(questions, items.phone, env);
    const password = await answer(questions, items.password, env);
    const clock = () => new Date();
    await prepareDatabase({ db, clock, config });
    await createFirstAdministrator({ db, clock }, { username, name, phone, password });
  } catch (error) {
    throw await failedStart(error, config, undo);
  }
  await undoAll(undo);
}
