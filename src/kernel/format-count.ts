import { LANGUAGE } from "./language"

/** 1093521 → "1’093’521": whole things that are counted. */
export const formatCount = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, LANGUAGE.thousands)
