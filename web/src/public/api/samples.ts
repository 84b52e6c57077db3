import type { Call } from './calls.ts';

export const sampleKinds = ['curl', 'JavaScript', 'Python'] as const;
type SampleKind = (typeof sampleKinds)[number];

/** Code that makes a call, in each language, with the document's example values. */
export function samplesOf(call: Call, origin: string): Record<SampleKind, string> {
  const url = origin + addressOf(call);
  return { curl: curlOf(call, url), JavaScript: javaScriptOf(call, url), Python: pythonOf(call, url) };
}

/** A call's address with example values: required parameters alone, and few values of a list. */
function addressOf({ path, parameters }: Call) {
  const whole = path.replaceAll(/\{(\w+)\}/g, (named, name: string) => {
    const sample = parameters.find((one) => one.place === 'path' && one.name === name)?.sample;
    return sample === undefined ? named : encodeURIComponent(String(sample));
  });
  const query = parameters
    .filter(({ place, name, isRequired }) => place === 'query' && (isRequired || name === 'limit'))
    .map(({ name, sample }) => `${name}=${encodeURIComponent(name === 'limit' ? '2' : String(sample ?? ''))}`);
  return query.length > 0 ? `${whole}?${query.join('&')}` : whole;
}

const json = (value: unknown) => JSON.stringify(value, null, 2);
const indented = (text: string, by: string) => text.replaceAll('\n', `\n${by}`);

function curlOf({ method, isOpen, body, reply, fields }: Call, url: string) {
  const lines = [`curl ${method === 'GET' ? '' : `-X ${method} `}"${url}"`];
  if (!isOpen) lines.push('-H "Authorization: Bearer $TOKEN"');
  if (body?.kind === 'json')
    lines.push('-H "Content-Type: application/json"', `-d '${json(body.example).replaceAll("'", `'\\''`)}'`);
  if (body?.kind === 'file') {
    lines.push('-F file=@photo.jpg');
    if (fields.some(({ name }) => name === 'options')) lines.push(`-F 'options={};type=application/json'`);
  }
  if (reply.kind === 'file') lines.push('-O -J');
  if (reply.kind === 'stream') lines.push('-N');
  return lines.join(' \\\n  ');
}

function javaScriptOf({ method, isOpen, body, reply }: Call, url: string) {
  const headers = [
    ...(isOpen ? [] : ['Authorization: `Bearer ${token}`']),
    ...(body?.kind === 'json' ? [`'Content-Type': 'application/json'`] : []),
  ];
  const options = [
    ...(method === 'GET' ? [] : [`method: '${method}'`]),
    ...(headers.length > 0 ? [`headers: { ${headers.join(', ')} }`] : []),
    ...(body?.kind === 'json' ? [`body: JSON.stringify(${indented(json(body.example), '  ')})`] : []),
    ...(body?.kind === 'file' ? ['body: form'] : []),
  ];
  const call = options.length > 0 ? `fetch('${url}', {\n  ${options.join(',\n  ')},\n})` : `fetch('${url}')`;
  const read = {
    json: 'console.log(await answer.json());',
    file: 'const file = await answer.blob();',
    stream: 'for await (const bytes of answer.body) console.log(new TextDecoder().decode(bytes));',
    nothing: 'console.log(answer.status);',
  }[reply.kind];
  const form = body?.kind === 'file' ? `const form = new FormData();\nform.append('file', file);\n` : '';
  return `${form}const answer = await ${call};\n${read}`;
}

function pythonOf({ method, isOpen, body, reply }: Call, url: string) {
  const options = [
    `'${url}'`,
    ...(isOpen ? [] : [`headers={'Authorization': f'Bearer {token}'}`]),
    ...(body?.kind === 'json' ? [`json=${indented(literal(body.example), '    ')}`] : []),
    ...(body?.kind === 'file' ? [`files={'file': open('photo.jpg', 'rb')}`] : []),
    ...(reply.kind === 'stream' ? ['stream=True'] : []),
  ];
  const read = {
    json: 'print(answer.json())',
    file: `open('file', 'wb').write(answer.content)`,
    stream: 'for line in answer.iter_lines():\n    print(line)',
    nothing: 'print(answer.status_code)',
  }[reply.kind];
  return `import requests\n\nanswer = requests.${method.toLowerCase()}(\n    ${options.join(',\n    ')},\n)\n${read}`;
}

/** JSON as Python has it. */
function literal(value: unknown, by = ''): string {
  if (value === null || value === undefined) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value !== 'object') return JSON.stringify(value);
  const inner = `${by}    `;
  const [open, shut, parts] = Array.isArray(value)
    ? ['[', ']', value.map((one) => literal(one, inner))]
    : ['{', '}', Object.entries(value).map(([name, one]) => `${JSON.stringify(name)}: ${literal(one, inner)}`)];
  return parts.length === 0 ? open + shut : `${open}\n${inner}${parts.join(`,\n${inner}`)},\n${by}${shut}`;
}
