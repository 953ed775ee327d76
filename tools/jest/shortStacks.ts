// Jest keeps a hundred frames. React notes the stack of every element that it creates, which takes a tenth of the time.
Error.stackTraceLimit = 10
