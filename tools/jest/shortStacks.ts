// Jest keeps a hundred frames. React records a stack for each element that it creates: a tenth of the time.
Error.stackTraceLimit = 10
