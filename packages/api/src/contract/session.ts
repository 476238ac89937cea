import { z } from 'zod';
import { registrableRoles } from '../domain/index.js';
import { anybody, endpoint, signedIn } from './endpoint.js';
import * as f from './fields.js';
import { legacy } from './legacy.js';

/** The user of a session, as the info call returns it: ID number and phone are masked. */
export const person = legacy(
  z.object({
    userGuid: z.string(),
    phone: z.string(),
    roleId: z.int(),
    roleName: z.string(),
    name: z.string(),
    idNumber: z.string(),
    companyName: z.string(),
    creditCode: z.string(),
  }),
  {
    phone: 'yhdh', // 用户电话
    name: 'yhXm', // 用户姓名
    idNumber: 'yhSfZh', // 用户身份证号
    companyName: 'yhDwMc', // 用户单位名称
    creditCode: 'tyShxyDm', // 统一社会信用代码
  },
);
/** The user of a session. */
export type Person = z.output<typeof person>;

/** Review status of the company's record: 0 not submitted, 1 waiting, 2 passed, 3 failed. */
const companyReview = z.enum(['0', '1', '2', '3']);

export const sessionInfo = legacy(
  z.object({
    person,
    roleId: z.int(),
    isAdministrator: z.enum(['0', '1']),
    companyReview,
    companyDraftReview: companyReview,
    roles: z.array(z.string()),
    permissions: z.array(z.string()),
  }),
  {
    person: 'tInfoGeren', // 个人信息
    isAdministrator: 'sfCzgly', // 是否操作管理员
    companyReview: 'qyShzt', // 企业审核状态
    companyDraftReview: 'qyCgShzt', // 企业草稿审核状态
  },
);
/** The logged-in user, the role, and its permissions. */
export type SessionInfo = z.output<typeof sessionInfo>;

/** A page or a directory of the menu, as the server sends it. */
export interface RouteNode {
  /** The name of the route. */
  name: string;
  /** The path, or the part of it below the parent. */
  path: string;
  /** Whether it is hidden in the menu. */
  hidden: boolean;
  /** `Layout`, `ParentView` or `InnerLink` of a directory, the view's name of a page. */
  component: string;
  /** Where the address of a directory redirects to. */
  redirect?: string | undefined;
  /** Shows a directory as such in the family's sidebar, however few its pages. */
  alwaysShow?: boolean | undefined;
  /** Fixed parameters of the address, as the text of a JSON object: `{"id":1}`. Left out when there are none. */
  query?: string | undefined;
  /** Title, icon, and behavior of its tab. */
  meta: { title: string; icon: string; noCache: boolean; affix: boolean; link: string | null };
  /** The pages below it. */
  children: RouteNode[];
}
const routeNode: z.ZodType<RouteNode> = z.lazy(() =>
  z.object({
    name: z.string(),
    path: z.string(),
    hidden: z.boolean(),
    component: z.string(),
    redirect: z.string().optional(),
    alwaysShow: z.boolean().optional(),
    query: z.string().optional(),
    meta: z.object({
      title: z.string(),
      icon: z.string(),
      noCache: z.boolean(),
      affix: z.boolean(),
      link: z.string().nullable(),
    }),
    children: z.array(routeNode),
  }),
);

const token = z.object({ token: z.string() });
const hex = z.string().regex(/^(?:[0-9a-f]{2}){8,64}$/);
const exampleToken = { token: '5.q1w2e3r4t5y6u7i8o9p0q1w2e3r4t5y6u7i8o9p0q1w' };
const exampleUuid = '4f0c3a52-6a55-4f0e-9f35-0a6f6f2f6a11';

/** Rows: Login, registration, captcha, session information, and logout. */
export const session = {
  captcha: endpoint({
    method: 'GET',
    path: '/captchaImage',
    summary: 'An arithmetic picture and the id under which its answer is kept',
    source: '7.4',
    access: anybody,
    envelope: 'data',
    response: legacy(z.object({ image: z.string(), uuid: f.uuid }), { image: 'img' }),
    example: {
      response: {
        image:
          'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
        uuid: exampleUuid,
      },
    },
  }),
  captchaWork: endpoint({
    method: 'GET',
    path: '/captchaWork',
    summary:
      'A proof of work in place of the picture: the counter whose key (PBKDF2 of nonce and counter) starts with the prefix is the `code` of this uuid, once',
    source: 'ours (7.4)',
    access: anybody,
    envelope: 'data',
    response: z.object({
      uuid: f.uuid,
      algorithm: z.literal('PBKDF2/SHA-256'),
      nonce: hex,
      salt: hex,
      /** Iterations of each key. */
      cost: z.int().min(1),
      keyLength: z.int().min(16).max(64),
      keyPrefix: hex,
      /** Upper bound of the counter: for a progress display. */
      rounds: z.int().min(1),
    }),
    example: {
      response: {
        uuid: exampleUuid,
        algorithm: 'PBKDF2/SHA-256',
        nonce: 'aa36cbc1d4ae571e7fe0a8d4a53738b0',
        salt: 'f5194bead238e329d1868acd31d69013',
        cost: 10,
        keyLength: 32,
        keyPrefix: '3ec10c9b1498f153454d1c648547b3b8',
        rounds: 4,
      },
    },
  }),
  captchaQuestion: endpoint({
    method: 'GET',
    path: '/captchaQuestion',
    summary:
      'The sum in words, for those who cannot see the picture; its result is the `code` of this uuid, once',
    source: 'ours (7.4)',
    access: anybody,
    envelope: 'data',
    response: z.object({ uuid: f.uuid, question: z.string() }),
    example: { response: { uuid: exampleUuid, question: '七加五等于几？' } },
  }),
  login: endpoint({
    method: 'POST',
    path: '/login',
    summary: 'Log in with account name or phone, password and captcha',
    source: '7.4 (path ours)',
    access: anybody,
    envelope: 'data',
    body: z.object({
      username: z.string().trim().min(1, '请输入用户名或手机号').max(50),
      password: z.string().min(1, '密码不能为空').max(72),
      code: f.captchaAnswer,
      uuid: f.uuid,
    }),
    secret: true,
    response: token,
    example: {
      body: { username: 'qiye', password: 'Demo@2026', code: '12', uuid: exampleUuid },
      response: exampleToken,
    },
  }),
  loginBySms: endpoint({
    method: 'POST',
    path: '/login/sms',
    summary: 'Log in with a phone and the code sent to it',
    source: 'ours',
    access: anybody,
    envelope: 'data',
    body: z.object({ mobilePhone: f.mobile, smsCode: f.smsCode }),
    secret: true,
    response: token,
    example: { body: { mobilePhone: '13000000000', smsCode: '123456' }, response: exampleToken },
  }),
  loginByKey: endpoint({
    method: 'POST',
    path: '/login/key',
    summary:
      'Log a script in, without a captcha: the header `Authorization: Bearer cak_…` carries an access key. The session does what the key is good for, and ends with it',
    source: 'ours',
    access: anybody,
    envelope: 'data',
    token: 'accessKey',
    repeatable: true,
    secret: true,
    response: token,
    example: { response: exampleToken },
  }),
  sendSmsCode: endpoint({
    method: 'POST',
    path: '/sys/sendRegPhone',
    summary:
      'Send an SMS code; reg 1 registers, 2 logs in. The answer 1 comes for every phone: a login code goes to registered ones only, a registration code to the others',
    source: '7.4',
    access: anybody,
    envelope: 'data',
    query: z.object({
      mobilePhone: f.mobile,
      code: f.captchaAnswer,
      uuid: f.uuid,
      reg: z.enum(['1', '2']),
    }),
    response: z.literal(1),
    example: { query: { mobilePhone: '13000000000', code: '12', uuid: exampleUuid, reg: '1' }, response: 1 },
  }),
  checkUsername: endpoint({
    method: 'POST',
    path: '/sys/checkUsername',
    summary: 'Is this account name free? The answer 1 means yes',
    source: '7.4',
    access: anybody,
    envelope: 'data',
    repeatable: true,
    /** `mobilePhone` is the number to register: a name may look like that number only. */
    body: z.object({ username: f.username, mobilePhone: f.mobile.optional() }),
    response: z.literal(1),
    example: { body: { username: 'liaoning01' }, response: 1 },
  }),
  register: endpoint({
    method: 'POST',
    path: '/sys/register',
    summary: 'Open an account and log in; an enterprise administrator brings his company along',
    source: '7.4',
    access: anybody,
    envelope: 'data',
    body: legacy(
      z.object({
        mobilePhone: f.mobile,
        smsCode: f.smsCode,
        username: f.username,
        password: f.password,
        roleId: z.literal(registrableRoles, '请选择角色'),
        name: f.personName,
        idNumber: f.idCard,
        email: f.email.or(z.literal('')),
        companyName: f.companyName.optional(),
        creditCode: f.creditCode.optional(),
        agreed: z.literal(true, '请先阅读并同意服务协议'),
      }),
      { name: 'yhXm', idNumber: 'yhSfZh', companyName: 'yhDwMc', creditCode: 'tyShxyDm' },
    ),
    secret: true,
    response: token,
    example: {
      body: {
        mobilePhone: '13000000000',
        smsCode: '123456',
        username: 'liaoning01',
        password: 'Demo@2026',
        roleId: 5,
        name: '张示例',
        idNumber: '210000199003070013',
        email: '',
        companyName: '示例建设工程有限公司',
        creditCode: '91210000TEX000010X',
        agreed: true,
      },
      response: exampleToken,
    },
  }),
  info: endpoint({
    method: 'GET',
    path: '/getInfo',
    summary: 'Who is logged in, in which role, with which permissions',
    source: '7.4 (path ours)',
    access: signedIn,
    envelope: 'data',
    provesLogin: true,
    response: sessionInfo,
    example: {
      response: {
        person: {
          userGuid: '0b7e3d52-2b1c-4a39-8d6e-6b8f1a7c9e01',
          phone: '130****0000',
          roleId: 5,
          roleName: '企业管理员',
          name: '张示例',
          idNumber: '210000********0013',
          companyName: '示例建设工程有限公司',
          creditCode: '91210000TEX000010X',
        },
        roleId: 5,
        isAdministrator: '1',
        companyReview: '2',
        companyDraftReview: '2',
        roles: ['5'],
        permissions: [],
      },
    },
  }),
  routers: endpoint({
    method: 'GET',
    path: '/getRouters',
    summary: 'The route tree of the session’s role; Layout entries hold views',
    source: '7.4',
    access: signedIn,
    envelope: 'data',
    response: z.array(routeNode),
    example: {
      response: [
        {
          name: 'Core',
          path: '/core',
          hidden: false,
          component: 'Layout',
          redirect: 'noRedirect',
          meta: { title: '个人中心', icon: 'user', noCache: false, affix: false, link: null },
          children: [
            {
              name: 'Personal',
              path: 'personal',
              hidden: false,
              component: 'core/personal',
              meta: { title: '个人信息', icon: 'user', noCache: false, affix: false, link: null },
              children: [],
            },
          ],
        },
      ],
    },
  }),
  logout: endpoint({
    method: 'POST',
    path: '/logout',
    summary: 'End the session; done already where it has ended',
    source: '7.4 (path ours)',
    access: anybody,
    envelope: 'data',
    response: f.nothing,
    example: { response: null },
  }),
};
