/** Returns milliseconds on a clock that all processes of this machine share. */
export const machineMs = (): number => Number(process.hrtime.bigint()) / 1e6;
