node zz-v.ts "$@" | cut -c1-420
