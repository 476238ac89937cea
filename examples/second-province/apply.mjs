// Brings content.json into a running portal; what is there already stays. Two people, as nobody approves his own text:
// PORTAL_URL=… EDITOR=admin EDITOR_PASSWORD=… APPROVER=… APPROVER_PASSWORD=… npm start
import { readFileSync } from 'node:fs';
import { createClient, isApiError } from '@ca-portal/api/fetch';
import { contentAdmin } from '@ca-portal/api/groups/content-admin';
import { shopAdmin } from '@ca-portal/api/groups/shop-admin';
import { systemDictionary } from '@ca-portal/api/groups/system-dictionary';
import { logIn } from './log-in.mjs';

const {
  PORTAL_URL = 'http://127.0.0.1:8080',
  EDITOR,
  EDITOR_PASSWORD,
  APPROVER,
  APPROVER_PASSWORD,
} = process.env;
const wanted = JSON.parse(readFileSync(new URL('content.json', import.meta.url), 'utf8'));

async function clientOf(username, password) {
  let token = null;
  const client = createClient({ baseUrl: `${PORTAL_URL}/mh`, getToken: () => token });
  token = await logIn(client, { username, password });
  return client;
}

async function turnProductsOff(client) {
  const { products, updateProduct } = client.use(shopAdmin);
  const { rows } = await products({ query: { page: 1, limit: 100 } });
  for (const [id, unavailableReason] of Object.entries(wanted.productsOff)) {
    const product = rows.find((row) => row.id === id);
    if (!product) throw new Error(`no product ${id}`);
    if (product.unavailableReason === unavailableReason) continue;
    await updateProduct({ params: { id }, body: { ...product, unavailableReason } });
    console.log(`off: ${product.name}`);
  }
}

async function changeWords(client) {
  const { items, updateItem } = client.use(systemDictionary);
  for (const { dictionary: dictType, code, label: dictLabel } of wanted.words) {
    const { rows } = await items({ query: { pageNum: 1, pageSize: 100, dictType } });
    const item = rows.find((row) => row.dictValue === code);
    if (!item) throw new Error(`no ${code} in ${dictType}`);
    if (item.dictLabel === dictLabel) continue;
    const { dictCode, dictSort, dictValue, isDefault, status } = item;
    const given = {
      cssClass: item.cssClass ?? '',
      listClass: item.listClass ?? '',
      remark: item.remark ?? '',
    };
    await updateItem({
      body: { ...given, dictCode, dictType, dictLabel, dictValue, dictSort, isDefault, status },
    });
    console.log(`word: ${item.dictLabel} → ${dictLabel}`);
  }
}

async function addPage(editor, approver) {
  const { kind, ...form } = wanted.page;
  const { list, add, move } = editor.use(contentAdmin);
  const params = { kind };
  const { rows } = await list({ params, query: { page: 1, limit: 10, keyword: form.title } });
  if (rows.some(({ title }) => title === form.title)) return;
  const empty = {
    summary: '',
    link: '',
    imageFileId: null,
    attachmentIds: [],
    position: 0,
    publishAt: null,
    facts: [],
  };
  const draft = await add({ params, body: { ...empty, pinned: true, ...form } });
  const at = { params: { kind, id: draft.id } };
  const sent = await move({ ...at, body: { event: 'submit', version: draft.version } });
  await approver.use(contentAdmin).move({ ...at, body: { event: 'approve', version: sent.version } });
  console.log(`page: ${form.title}`);
}

try {
  const editor = await clientOf(EDITOR, EDITOR_PASSWORD);
  await turnProductsOff(editor);
  await changeWords(editor);
  await addPage(editor, await clientOf(APPROVER, APPROVER_PASSWORD));
} catch (error) {
  if (!isApiError(error)) throw error;
  console.error(`${error.kind} ${error.code}: ${error.message}`, error.details ?? '');
  process.exitCode = 1;
}
