// The worker of browsers that have turned notifications on before there was one worker: it answers for no page, and goes
// when the app is opened. At one address for ever: an app that is not opened for months is told by it.
import { listenForPushes } from './push.ts';
import { scope } from './worker-scope.ts';

listenForPushes();

scope.addEventListener('install', () => void scope.skipWaiting());
