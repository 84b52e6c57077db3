// Reads a module of TypeScript: its imports, the lines of values that are made on import, and the lines of each function.
import { Visitor, parseSync } from 'rolldown/utils';
import { firstFrom, lineStarts } from './ranges.mjs';

/** Make no value on import. */
const inert = new Set([
  'ImportDeclaration',
  'ExportAllDeclaration',
  'TSTypeAliasDeclaration',
  'TSInterfaceDeclaration',
  'TSModuleDeclaration',
  'FunctionDeclaration',
  'TSDeclareFunction',
]);

/**
 * Lines count from 1. `onImport` has the lines of constants, tables and schemas; `functions` the first and last line of each
 * function; `imports` the local name of each import → where it is from, and `reexports` the code of all others.
 *
 * @param file decides the language
 */
export function readModule(text, file) {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) return { onImport: allLines(text), functions: [], imports: new Map(), reexports: text };
  const lineOf = lineNumbers(text);
  const linesOf = ({ start, end }) => [lineOf(start), lineOf(end - 1)];
  const onImport = new Set();
  for (const statement of program.body) {
    for (const value of valuesOf(statement)) addLines(onImport, ...linesOf(value));
  }
  const functions = [];
  const separate = (node) => {
    functions.push(linesOf(node));
    if (!node.body) return;
    // The first and the last line also hold code around the body.
    const [first, last] = linesOf(node.body);
    removeLines(onImport, first + 1, last - 1);
  };
  new Visitor({
    FunctionDeclaration: separate,
    FunctionExpression: separate,
    ArrowFunctionExpression: separate,
  }).visit(program);
  return { onImport, functions, ...importsOf(program, text) };
}

function importsOf(program, text) {
  const imports = new Map();
  const reexports = [];
  for (const { type, source, specifiers, start, end } of program.body) {
    if (!source) continue;
    if (type !== 'ImportDeclaration' || specifiers.length === 0) reexports.push(text.slice(start, end));
    else for (const one of specifiers) imports.set(one.local.name, `${one.imported?.name ?? one.type} ${source.value}`);
  }
  return { imports, reexports: reexports.join('\n') };
}

/** The parts of a statement that are evaluated on import, apart from bodies of functions in them. */
function valuesOf(statement) {
  const declared = statement.declaration ?? statement;
  if (statement.type === 'ExportNamedDeclaration' && !statement.declaration) return [];
  if (inert.has(statement.type) || inert.has(declared.type)) return [];
  if (declared.type !== 'VariableDeclaration') return [declared];
  return declared.declarations.filter(({ init }) => init && !isFunction(init));
}

const isFunction = ({ type }) => type === 'ArrowFunctionExpression' || type === 'FunctionExpression';

/** A function from an offset to its line. */
function lineNumbers(text) {
  const starts = lineStarts(text);
  return (offset) => firstFrom(starts, offset + 1);
}

const allLines = (text) => new Set(text.split('\n').map((_, index) => index + 1));

function addLines(lines, from, to) {
  for (let line = from; line <= to; line++) lines.add(line);
}

function removeLines(lines, from, to) {
  for (let line = from; line <= to; line++) lines.delete(line);
}
