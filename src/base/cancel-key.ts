/** Ctrl-C as a byte, in the form of the kitty protocol, and in that of xterm's modifyOtherKeys. */
const CTRL_C = ['\x03', '\x1b[99;5u', '\x1b[27;5;99~'];

/** True when Ctrl-C is among these keys of a raw terminal. */
export const isCancel = (keys: Buffer): boolean => CTRL_C.some((key) => keys.includes(key, 0, 'latin1'));
