/** How far this process is with its life: from the signal on it answers what comes and asks to be left. */
export const life = { isDraining: false };
